import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { useOverlayDialog } from '../popups/useOverlayDialog.ts'
import { ContactForm } from './ContactForm.tsx'
import { useContactTopics } from './use-contact-topics.ts'
import { useContact } from './useContact.ts'

/** px of the drawer it is on phones. Source: M-168, L-094. */
const DRAWER_HEIGHT = 478

/**
 * The contact form over the page: 500 px wide on a desktop, a drawer at the bottom elsewhere. To be shown by `showOverlay`,
 * together with `loadTexts('service')`. Source: M-168, M-179, L-093, L-094, L-112.
 *
 * @param onClose what `showOverlay` hands over
 */
export function ContactDialog({ onClose: leave }: { readonly onClose: () => void }) {
  const t = useTranslations('service.contact.form')
  const formId = useId()
  const { isOpen, onClose } = useOverlayDialog(leave)
  const topics = useContactTopics()
  const form = useContact(onClose)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="form"
      drawerHeight={DRAWER_HEIGHT}
      title={t('title')}
      actions={
        <Button type="submit" form={formId} isWide isLoading={form.isBusy}>
          {t('send')}
        </Button>
      }
    >
      <ContactForm id={formId} form={form} topics={topics} />
    </Dialog>
  )
}
