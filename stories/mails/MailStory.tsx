import { createDressMail } from '#api/messaging/design/dress-mail.ts'
import { createMailFooter } from '#api/messaging/mail-footer.ts'
import { DEFAULT_LOOK } from '#api/rules/brand-look.ts'
import { DEFAULT_STATED } from '#api/rules/default-stated.ts'
import { sampleMails } from '#demo/mails/sample-mails.ts'
import { languageTag, LOCALES, type Locale } from '#locales/locale.ts'
import styles from './MailStory.module.css'

const shop = {
  origin: () => window.location.origin,
  reach: () => ({ hotline: '+852 2345 6789', contactEmail: 'service@cairn.example' }),
  shopName: () => DEFAULT_STATED.shopName,
}
const mailFooter = createMailFooter(shop)
const dress = createDressMail({ ...shop, mailFooter, look: () => DEFAULT_LOOK, report: console.error })

/** Storybook draws pictures by the kind of thing that they show (`stories/config/demo-media.ts`), and no JPEG of them. */
const PICTURES = [
  ['cr-jkt-001-1.svg?mail', 'product-shell.svg'],
  ['cr-flc-001-1.svg?mail', 'product-pile.svg'],
  ['cr-gft-001-1.svg?mail', 'product-beanie.svg'],
] as const

function documentOf(name: string, locale: Locale): string {
  const sample = sampleMails(locale, { mailFooter, origin: shop.origin() }).find(each => each.name === name)
  const html = sample && dress(sample.mail).html
  if (html === undefined) throw new Error(`There is no mail ${name}`)
  return PICTURES.reduce((drawn, [from, to]) => drawn.replaceAll(from, to), html)
}

const NAMES: Readonly<Record<Locale, string>> = { zh_HK: '中文', en_US: 'English' }

/** A mail with sample data in both languages, as mail programs show it. */
export const MailStory = ({ name }: { readonly name: string }) => (
  <div className={styles.pair}>
    {LOCALES.map(locale => (
      <iframe
        key={locale}
        title={NAMES[locale]}
        lang={languageTag(locale)}
        className={styles.mail}
        srcDoc={documentOf(name, locale)}
      />
    ))}
  </div>
)
