import { expect, onTestFinished, test } from 'vitest'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CHEAP } from '#api/testing/members.ts'
import { openOperatorFiles } from '#content-store/lowdb/operator-files.ts'
import { demoOperators } from '#demo/operators.ts'
import { refuseDemoPasswords } from './demo-passwords.ts'
import { startProblem } from '../open/start-problem.ts'

async function operatorsOf(people: typeof demoOperators) {
  const directory = await mkdtemp(join(tmpdir(), 'cairn-operators-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  const operators = await openOperatorFiles(directory, { clock: Date.now, passwordCost: CHEAP })
  for (const person of people) await operators.create(person)
  return operators
}
const PUBLIC = { ORIGIN: 'https://shop.example' }

test('behind a public address no operator may have a demo password; the message names them and what to do', async () => {
  const changed = demoOperators.map(person =>
    person.role === 'publisher' ? { ...person, password: 'one of our own' } : person,
  )
  const operators = await operatorsOf(changed)
  const error: unknown = await refuseDemoPasswords(PUBLIC, operators).catch((refusal: unknown) => refusal)
  expect(startProblem(error)).toMatch(
    /^ORIGIN: .*editor, admin still have one\. Start the shop without ORIGIN/,
  )
  await expect(refuseDemoPasswords({ ORIGIN: 'http://localhost' }, operators)).resolves.toBeUndefined()
  await expect(refuseDemoPasswords({}, operators)).resolves.toBeUndefined()
})

test('operators with passwords of their own may have the demo’s names', async () => {
  const operators = await operatorsOf([{ name: 'admin', password: 'one of our own', role: 'admin' }])
  await expect(refuseDemoPasswords(PUBLIC, operators)).resolves.toBeUndefined()
})
