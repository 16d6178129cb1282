import { SERVICES } from '#api/rules/destinations.ts'

/** The host's own domain, and each domain above it: services set their cookies on the widest that the browser allows. */
const domainsOf = (host: string): string[] => {
  const labels = host.split('.')
  return ['', ...labels.slice(0, -1).map((_, index) => `; domain=.${labels.slice(index).join('.')}`)]
}

/** Removes the cookies that services have set for the shop. Source: L-125, C-393. */
export function forgetCookies(): void {
  const names = document.cookie.split('; ').map(cookie => cookie.split('=', 1)[0] ?? '')
  for (const name of names.filter(each => Object.values(SERVICES).some(({ cookies }) => cookies.test(each))))
    for (const domain of domainsOf(location.hostname))
      document.cookie = `${name}=; path=/; max-age=0${domain}`
}
