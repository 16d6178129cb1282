import { expect, onTestFinished, test } from 'vitest'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCommerce } from '#api/commerce.ts'
import { CHEAP } from '#api/testing/members.ts'
import { NOW } from '#api/testing/serve.ts'
import { openFiles } from '#content-store/testing/open-files.ts'
import { demoOperators } from '#demo/people.ts'
import { demoShop } from '#demo/testing/demo-shop.ts'
import { refuseDemoPasswords } from './demo-passwords.ts'
import { importPeople } from '../shop-folder/import-people.ts'
import { startProblem } from '../open/start-problem.ts'

async function operatorsOf(people: readonly Omit<(typeof demoOperators)[number], 'kind'>[]) {
  const directory = await mkdtemp(join(tmpdir(), 'cairn-operators-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  const { operators } = await openFiles(directory)
  for (const { name, password, role } of people) await operators.create({ name, password, role })
  return operators
}
async function membersOf(ownPassword?: string) {
  const commerce = await createCommerce({
    database: 'sqlite::memory:',
    pollMs: 0,
    services: { passwordCost: CHEAP },
  })
  onTestFinished(() => commerce.close())
  await importPeople(commerce, demoShop, {
    now: NOW,
    password: ownPassword,
    isInterrupted: false,
    hasOurGoods: false,
  })
  return commerce.services
}
const REACHABLE = { admitsDemoPasswords: false }
const OWN = 'one of our own'

test('where other machines reach the shop no operator may have a demo password; the message names them and what to do', async () => {
  const changed = demoOperators.map(person =>
    person.role === 'publisher' ? { ...person, password: OWN } : person,
  )
  const [operators, members] = [await operatorsOf(changed), await membersOf(OWN)]
  const error: unknown = await refuseDemoPasswords(REACHABLE, operators, members).catch(
    (refusal: unknown) => refusal,
  )
  expect(startProblem(error)).toMatch(/the operators editor, admin still have them\. Start the shop for this/)
  const own = { admitsDemoPasswords: true }
  await expect(refuseDemoPasswords(own, operators, members)).resolves.toBeUndefined()
})

test('an operator may not have a password of an earlier demo either', async () => {
  const operators = await operatorsOf([])
  const passwordHash = await operators.hash('cairn-admin')
  await operators.change('admin', () => ({
    result: null,
    save: { name: 'admin', role: 'admin', passwordHash },
  }))
  await expect(refuseDemoPasswords(REACHABLE, operators, await membersOf(OWN))).rejects.toThrow('admin')
})

test('members may not have the demo’s passwords there', async () => {
  const operators = await operatorsOf([])
  await expect(refuseDemoPasswords(REACHABLE, operators, await membersOf())).rejects.toThrow(
    /the members .*lok@cairn\.example/,
  )
})

test('people with passwords of their own may have the demo’s names', async () => {
  const operators = await operatorsOf([{ name: 'admin', password: OWN, role: 'admin' }])
  await expect(refuseDemoPasswords(REACHABLE, operators, await membersOf(OWN))).resolves.toBeUndefined()
})
