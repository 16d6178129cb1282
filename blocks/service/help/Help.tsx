import type { HelpOptions } from './block.ts'
import { ScreenFrame } from '../../shop/screen/ScreenFrame.tsx'
import type { DocumentGroup } from '#api/client/support/help-centre.ts'
import { EmptyBlock } from '../../shop/layout/EmptyBlock.tsx'
import type { ViewProps } from '../../page/view.ts'
import { Icon } from '#ui/icon/Icon.tsx'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useTranslations } from 'use-intl'
import { ContactDetails } from '../../shop/contact/ContactDetails.tsx'
import { ServicePage } from '../../shop/service/ServicePage.tsx'
import styles from './Help.module.css'

interface Data {
  readonly groups?: readonly DocumentGroup[] | undefined
}

/** The help centre: every document in its group, and how to reach the shop. Source: C-034, C-300, C-306, LO-86. */
export function Help({ options, data }: ViewProps<HelpOptions, Data>) {
  const t = useTranslations('service.help')
  return (
    <ScreenFrame options={options}>
      <ServicePage title={t('title')} lead={t('lead')}>
        <div className={styles.columns}>
          <div className={styles.groups}>
            {!data.groups && <EmptyBlock of="service.help" />}
            {(data.groups ?? []).map(group => (
              <Group key={group.code} group={group} />
            ))}
          </div>
          {options.showContact && (
            <section className={styles.contact} aria-labelledby="help-contact">
              <h2 id="help-contact" className={styles.groupTitle}>
                {t('contact')}
              </h2>
              <ContactDetails />
            </section>
          )}
        </div>
      </ServicePage>
    </ScreenFrame>
  )
}

/** `/help#<code>` leads here. */
function Group({ group: { code, name, documents } }: { readonly group: DocumentGroup }) {
  return (
    <section id={code} aria-labelledby={`${code}-title`}>
      <h2 id={`${code}-title`} className={styles.groupTitle}>
        {name}
      </h2>
      <ul className={styles.list}>
        {documents.map(({ code: key, title, subTitle, href }) => (
          <li key={key}>
            <a className={styles.link} href={href}>
              <span className={styles.name}>{title}</span>
              {subTitle && <span className={styles.about}>{subTitle}</span>}
              <Icon of={ChevronRight} className={styles.arrow} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
