import { demoOperators } from '#demo/operators.ts'
import type { Operators } from '#content-store/operators/operators.ts'
import { isPublicOrigin } from './loopback.ts'

/** Operators of a public shop have the demo's passwords, which everyone can read. The message is for operators. */
export class DemoPasswordsInUse extends Error {
  constructor(names: readonly string[]) {
    super(
      `ORIGIN: the page builder of a public shop must not open with the demo’s passwords, but ${names.join(', ')} still ${names.length === 1 ? 'has' : 'have'} one. Start the shop without ORIGIN, change or remove these operators at /editor, then set ORIGIN again.`,
    )
  }
}

/**
 * Makes sure that the demo's passwords open nothing behind a public address.
 * @throws DemoPasswordsInUse naming the operators
 */
export async function refuseDemoPasswords(
  { ORIGIN }: { readonly ORIGIN?: string | undefined },
  operators: Pick<Operators, 'list' | 'signIn' | 'signOut'>,
): Promise<void> {
  if (!isPublicOrigin(ORIGIN)) return
  const known = new Set((await operators.list()).map(({ name }) => name))
  const open: string[] = []
  for (const { name, password } of demoOperators.filter(operator => known.has(operator.name))) {
    const session = await operators.signIn(name, password)
    if (!session) continue
    await operators.signOut(session.token)
    open.push(name)
  }
  if (open.length > 0) throw new DemoPasswordsInUse(open)
}
