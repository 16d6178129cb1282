import { writeSync } from 'node:fs'
import { orThrow } from '#operators/outcome.ts'
import type { Operator } from '#operators/operator.ts'
import { openForWriter } from './open-for-writer.ts'
import { findTestBlock } from './blocks.ts'

/** Colour that the step of each page sets. */
export const TINT = '#000'

// Saves one step of each page that is named, from the first on, and writes its key once the store has said yes.
const [, script, directory, ...keys] = process.argv
if (script === import.meta.filename && directory) {
  const writer: Operator = { name: 'writer', role: 'admin' }
  const store = await openForWriter(directory, findTestBlock)
  for (const key of keys) {
    const { revision } = orThrow(await store.openPage(writer, key)).joint
    const edit = { kind: 'edit', id: 'a', bag: 'options', set: { tint: TINT }, unset: [] }
    const step = { id: `step of ${key}`, label: 'edit', gesture: 'tint', operations: [edit] }
    orThrow(await store.sendSteps(writer, key, { base: revision, steps: [step] }))
    writeSync(1, `${key}\n`)
  }
}
