import { Button } from '#ui/button/Button.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { SizeChart } from '../size-chart/SizeChart.tsx'
import styles from './QuickView.module.css'

interface Props {
  readonly html: string
  readonly onClose: () => void
}

/** The size guide over quick view, which stays as it was below. Source: C-078, CO-20. */
export function SizeGuideLayer({ html, onClose }: Props) {
  const t = useTranslations('product.choice')
  const quick = useTranslations('product.quickView')
  const back = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const opener = document.activeElement
    back.current?.focus()
    return () => {
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  return (
    <section className={styles.layer} aria-label={t('sizeGuide')}>
      <Button ref={back} variant="quiet" size="s" icon={<Icon of={ArrowLeft} />} onClick={onClose}>
        {quick('back')}
      </Button>
      <h2 className={styles.layerTitle}>{t('sizeGuide')}</h2>
      <SizeChart html={html} />
    </section>
  )
}
