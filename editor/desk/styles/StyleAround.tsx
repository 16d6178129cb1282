import { memo } from 'react'
import { useTranslations } from 'use-intl'
import { FoldedSection } from '../parts/FoldedSection.tsx'
import { Appears } from '../style-panels/Appears.tsx'
import { MissingList } from '../style-panels/MissingList.tsx'
import { StylePreview } from '../style-panels/StylePreview.tsx'
import { WhyNot } from '../style-panels/WhyNot.tsx'
import { StyleHistory } from './StyleHistory.tsx'
import type { SpuLine, StyleValues } from './style-values.ts'

interface Props {
  readonly style: string
  /** Products as they are typed. */
  readonly lines: readonly SpuLine[]
  /** Products as they are stored. */
  readonly stored: StyleValues
  readonly mayUndo: boolean
  /** Leads to a field of a product. */
  readonly onGo: (code: string, path: string) => void
}

/** Beside the form of a style: what it lacks for sale, how shoppers see it, where, why they cannot buy it, and what was changed. */
export const StyleAround = memo(function StyleAround({ style, lines, stored, mayUndo, onGo }: Props) {
  const t = useTranslations('editor.stylePanels')
  return (
    <>
      <MissingList lines={lines} onGo={onGo} />
      <FoldedSection title={t('preview.title')}>
        <StylePreview lines={lines} />
      </FoldedSection>
      <FoldedSection title={t('whyNot.title')}>
        <WhyNot style={style} onGo={onGo} />
      </FoldedSection>
      <FoldedSection title={t('appears.title')} anchor="appears">
        <Appears style={style} />
      </FoldedSection>
      <StyleHistory style={style} values={stored} mayUndo={mayUndo} />
    </>
  )
})
