// Writes vitrine.schema.json: npm run config:schema.
import { writeFileSync } from 'node:fs'
import { toJsonSchema } from '@valibot/to-json-schema'
import { readArguments, runCommand } from '../commandLine.ts'
import { siteSchema } from './schema.ts'

const FILE = new URL('../../vitrine.schema.json', import.meta.url)

/** Returns the JSON Schema of the file as it is written, before defaults. */
export function renderJsonSchema(): string {
  const schema = toJsonSchema(siteSchema, {
    typeMode: 'input',
    // Checks that JSON Schema has no word for are made when the file is read.
    errorMode: 'ignore',
  })
  return `${JSON.stringify({ ...schema, title: 'Vitrine site' }, undefined, 2)}\n`
}

const USAGE = `Usage: npm run config:schema
  writes vitrine.schema.json, with which editors complete and check a configuration`

if (process.argv[1]?.endsWith('jsonSchema.ts')) {
  process.exitCode = await runCommand({ usage: USAGE }, process.argv.slice(2), (args) => {
    readArguments(args, {})
    writeFileSync(FILE, renderJsonSchema())
  })
}
