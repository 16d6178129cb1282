import { readSettings, type Settings, SettingsError } from './settings.ts'
import { startShop } from './start.ts'

function settingsOrExit(): Settings {
  try {
    return readSettings(process.env)
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

const settings = settingsOrExit()
const shop = await startShop(settings, { isDevelopment: process.argv.includes('--dev') })
console.log(`\nCairn is open at ${shop.origin}  ·  editor at ${shop.origin}/editor`)
if (settings.DEMO) {
  const { demoMembers, demoOperators } = await import('#demo/load.ts')
  console.log('Demo operators:')
  for (const { name, password, role } of demoOperators)
    console.log(`  ${role.padEnd(10)} ${name} / ${password}`)
  console.log('Demo members:')
  for (const { email, password, account } of demoMembers)
    console.log(
      `  ${(account.staff_code ?? account.level_code ?? 'MEMBER').padEnd(10)} ${email} / ${password}`,
    )
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void shop.stop().then(() => process.exit(0)))
}
