import { linkTarget } from '../../page/link-target.ts'
import { useBlockContext } from '../../page/view.ts'
import styles from './Footer.module.css'
import type { FooterOptions } from './block.ts'
import type { SocialName } from '#api/rules/social-names.ts'

/** Names of places are the same in every language. */
const NAMES: Record<SocialName, string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  whatsapp: 'WhatsApp',
  wechat: 'WeChat',
  threads: 'Threads',
}

/** Pages of the shop on social networks, by its settings, else by the block; links without an address are left out. Source: L-079, LO-70. */
export function SocialLinks({ social, label }: Pick<FooterOptions, 'social'> & { readonly label: string }) {
  const { socialLinks = [] } = useBlockContext().facts.brand ?? {}
  const ofShop = socialLinks.map(({ icon, url }) => ({ icon, href: url, isOutside: true }))
  const ofBlock = social.flatMap(({ icon, link }) => {
    const target = linkTarget(link)
    return target ? [{ icon, ...target }] : []
  })
  const links = ofShop.length > 0 ? ofShop : ofBlock
  if (links.length === 0) return null
  return (
    <ul className={styles.social} aria-label={label}>
      {links.map(({ icon, href, isOutside }, at) => (
        <li key={at}>
          <a
            href={href}
            aria-label={NAMES[icon]}
            title={NAMES[icon]}
            className={styles.icon}
            data-icon={icon}
            {...(isOutside && { target: '_blank', rel: 'noopener noreferrer' })}
          />
        </li>
      ))}
    </ul>
  )
}
