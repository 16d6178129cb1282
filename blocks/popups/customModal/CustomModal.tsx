import { Button } from '#ui/button/Button.tsx'
import { useEffect, useEffectEvent } from 'react'
import { useTranslations } from 'use-intl'
import prose from '../../shop/layout/prose.module.css'
import { EmptyBlock } from '../../shop/layout/EmptyBlock.tsx'
import { showCustomModal } from '../../shop/notices/custom-modal.tsx'
import { linkTarget } from '../../page/link-target.ts'
import { useIsBuilder, useTextMark, type ViewProps } from '../../page/view.ts'
import type { CustomModalOptions } from './block.ts'
import styles from './CustomModal.module.css'
import { watchAnchor } from './watch-anchor.ts'

/** Nothing in the page; links to its name open it. The canvas shows its content in the page. Source: L-128, LO-69. */
export function CustomModal({ options }: ViewProps<CustomModalOptions>) {
  return useIsBuilder() ? <CustomModalCard options={options} /> : <CustomModalOpener {...options} />
}

function CustomModalOpener({
  id,
  title,
  content,
  button,
  link,
  secondButton,
  secondLink,
}: CustomModalOptions) {
  const t = useTranslations('common')
  const open = useEffectEvent(() => {
    const main = button ? { label: button, target: linkTarget(link) } : { label: t('close') }
    showCustomModal({
      title,
      // The server sanitised it.
      body: <div className={prose.prose} dangerouslySetInnerHTML={{ __html: content }} />,
      actions: secondButton ? [main, { label: secondButton, target: linkTarget(secondLink) }] : [main],
    })
  })
  useEffect(() => (id && title ? watchAnchor(id, () => open()) : undefined), [id, title])
  return null
}

/** The modal on the editor's canvas. Source: LO-24. */
function CustomModalCard({ options }: { readonly options: CustomModalOptions }) {
  const t = useTranslations('common')
  const mark = useTextMark()
  const { title, content, button, secondButton } = options
  if (!title && !content.trim()) return <EmptyBlock />
  return (
    <section aria-label={title} className={`pageWidth ${styles.card}`}>
      <h2 {...mark('title')}>{title}</h2>
      <div className={prose.prose} {...mark('content')} dangerouslySetInnerHTML={{ __html: content }} />
      <div className={styles.actions}>
        {secondButton && (
          <Button variant="line">
            <span {...mark('secondButton')}>{secondButton}</span>
          </Button>
        )}
        <Button>{button ? <span {...mark('button')}>{button}</span> : t('close')}</Button>
      </div>
    </section>
  )
}
