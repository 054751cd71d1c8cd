// Reads a list of JSON values, and writes the list of what TOON makes of them.
import { encode } from '@toon-format/toon'
import { readFileSync } from 'node:fs'

const values = JSON.parse(readFileSync(0, 'utf8'))
process.stdout.write(JSON.stringify(values.map(v => encode(v))))
