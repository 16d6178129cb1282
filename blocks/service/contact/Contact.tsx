import type { ContactTopic } from '#api/client/support/support.ts'
import type { ViewProps } from '../../page/view.ts'
import type { ContactOptions } from './block.ts'
import { ScreenFrame } from '../../shop/screen/ScreenFrame.tsx'
import { ContactForm } from '../../shop/contact/ContactForm.tsx'
import { useContact } from '../../shop/contact/useContact.ts'
import { Button } from '#ui/button/Button.tsx'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { ServicePage } from '../../shop/service/ServicePage.tsx'
import styles from './Contact.module.css'
import { ContactDetails } from '../../shop/contact/ContactDetails.tsx'

/** Without topics on the canvas. */
type Data = { readonly topics?: readonly ContactTopic[] | undefined }

/** Contact details and the contact form as a page; needs no login. Source: C-034, C-306, M-079, M-168. */
export function Contact({ options, data }: ViewProps<ContactOptions, Data>) {
  const t = useTranslations('service.contact')
  return (
    <ScreenFrame options={options}>
      <ServicePage title={t('title')} lead={t('lead')}>
        <div className={styles.columns}>
          {options.showDetails && <ContactDetails without="email" />}
          <Writing topics={data.topics ?? []} />
        </div>
      </ServicePage>
    </ScreenFrame>
  )
}

/** The form on the page: emptied once a message was taken, left as it is when it was not. Source: M-179, LO-91. */
function Writing({ topics }: { readonly topics: readonly ContactTopic[] }) {
  const t = useTranslations('service.contact.form')
  const [id, titleId] = [useId(), useId()]
  const form = useContact((isSent, reset) => {
    if (isSent) reset()
  })
  return (
    <section className={styles.writing} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.subTitle}>
        {t('title')}
      </h2>
      <ContactForm {...{ id, form, topics }} />
      <Button type="submit" form={id} size="l" className={styles.send} isLoading={form.isBusy}>
        {t('send')}
      </Button>
    </section>
  )
}
