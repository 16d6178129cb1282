import { readSettings } from './settings/settings.ts'
import { startShop } from './start.ts'
import { startProblem } from './open/start-problem.ts'

async function startOrExit() {
  try {
    const settings = readSettings(process.env)
    return { settings, shop: await startShop(settings, { isDevelopment: process.argv.includes('--dev') }) }
  } catch (error) {
    const problem = startProblem(error)
    if (problem === undefined) throw error
    console.error(problem)
    process.exit(1)
  }
}

const { settings, shop } = await startOrExit()
console.log(`\nCairn is open at ${shop.origin}  ·  editor at ${shop.origin}/editor`)
if (shop.startAddress !== undefined)
  console.log(
    `This shop has no operators yet. Open this address to set it up. It works once:\n  ${shop.startAddress}`,
  )
if (settings.DEMO) {
  const { demoMembers, demoOperators } = await import('#demo/people.ts')
  console.log('Demo operators:')
  for (const { name, password, role } of demoOperators)
    console.log(`  ${role.padEnd(10)} ${name} / ${settings.DEMO_PASSWORD ? 'DEMO_PASSWORD' : password}`)
  console.log('Demo members:')
  for (const { email, password, staffCode, level } of demoMembers)
    console.log(
      `  ${(staffCode ?? level ?? 'MEMBER').padEnd(10)} ${email} / ${settings.DEMO_PASSWORD ? 'DEMO_PASSWORD' : password}`,
    )
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void shop.stop({ isGraceful: signal === 'SIGTERM' }).then(() => process.exit(0)))
}
