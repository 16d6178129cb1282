import type { SettingSubject } from '#api/catalogue/site/setting-lines.ts'
import type { SignedIn } from './operator.ts'

let wishes = 0
/** A key of a change, new for each. */
const wish = () => `settings-${Date.now()}-${(wishes += 1)}`

/** Saves settings of a subject, each as the form would. Returns what takes them back. */
export async function saveSettings(
  client: SignedIn,
  code: SettingSubject,
  given: Readonly<Record<string, unknown>>,
): Promise<() => Promise<void>> {
  const { base, line } = await client.read('settings.find', { code })
  const before = line as Readonly<Record<string, unknown>>
  const changes = Object.entries(given).map(([path, after]) => ({
    path,
    ...(before[path] !== undefined && { before: before[path] }),
    after,
  }))
  const { set } = await client.change('settings.save', { wish: wish(), code, base, changes })
  if (set === null) throw new Error(`Nothing of ${code} was changed`)
  return async () => {
    await client.change('settings.undo', { wish: wish(), set })
  }
}
