/** Providers that ignore dots before the `@`. */
const IGNORE_DOTS: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com'])

/**
 * One spelling of the mailbox behind an e-mail address, for counting only: lower case, without `+tag`, and without dots where the
 * provider ignores them. Mail goes to the address as it was typed.
 */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.trim().normalize('NFKC').toLowerCase().split('@')
  const [name = ''] = local.split('+')
  if (domain === '' || name === '') return email.trim().toLowerCase()
  return IGNORE_DOTS.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}
