import { useTranslations } from 'use-intl'
import { BlockLink } from '../BlockLink.tsx'
import { LanguageSwitch } from '../frame/LanguageSwitch.tsx'
import { Logo } from '../frame/Logo.tsx'
import { useBlockContext, type ViewProps } from '../view.ts'
import { copyrightYear } from './copyright-year.ts'
import styles from './Footer.module.css'
import type { FooterOptions } from './schema.ts'

/** Source: L-080, L-083, L-419 … L-421. */
export function Footer({ options }: ViewProps<FooterOptions>) {
  const t = useTranslations('shop.footer')
  const { now } = useBlockContext()
  return (
    <footer className={styles.footer}>
      {options.showFacts && <Facts />}
      <div className={styles.ground}>
        <div className={styles.top}>
          <div className={styles.about}>
            <a href="/" className={styles.home} aria-label={t('home')}>
              <Logo className={styles.logo} />
            </a>
            {options.statement && <p className={styles.statement}>{options.statement}</p>}
          </div>
          {options.columns.length > 0 && <Columns columns={options.columns} />}
        </div>
        <div className={styles.bottom}>
          <p>{t('copyright', { year: String(copyrightYear(now)) })}</p>
          <LanguageSwitch className={styles.language} />
        </div>
      </div>
    </footer>
  )
}

function Facts() {
  const t = useTranslations('shop.footer')
  return (
    <ul className={styles.facts} aria-label={t('facts')}>
      <li>{t('freeShipping')}</li>
      <li>{t('returns')}</li>
      <li>{t('courier')}</li>
    </ul>
  )
}

function Columns({ columns }: Pick<FooterOptions, 'columns'>) {
  const t = useTranslations('shop.footer')
  return (
    <nav className={styles.columns} aria-label={t('navigation')}>
      {columns.map(({ title, links }, column) => (
        <div key={column}>
          <h2 className={styles.columnTitle}>{title}</h2>
          <ul className={styles.links}>
            {links.map((entry, index) => (
              <li key={index}>
                <BlockLink link={entry.link} className={styles.link}>
                  {entry.title}
                </BlockLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
