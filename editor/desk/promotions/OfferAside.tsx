import { Button } from '#ui/button/Button.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { FormPartProps } from '../collections/screen-props.ts'
import { DeskSection } from '../parts/DeskSection.tsx'
import { OfferWords } from './OfferWords.tsx'
import { OverlapFacts } from './OverlapFacts.tsx'
import { EMPTY_BAG } from './tried-bag-input.ts'
import { TryOut } from './TryOut.tsx'
import { unsavedLine } from './unsaved-line.ts'
import { useAsked } from '../parts/use-asked.ts'

/** Beside the form of an offer: the offer in words, the promotions that it meets, and a bag to try it with. */
export function OfferAside(form: FormPartProps) {
  const t = useTranslations('editor.promotions.try')
  const { collection, operator } = form
  const { line, code } = unsavedLine(form)
  const isPromotion = line.kind === 'promotion'
  const { data, error } = useAsked('promotions.try', { bag: [], lines: [line] })
  const [isOpen, setOpen] = useState(false)
  const [tried, setTried] = useState({ ...EMPTY_BAG, codes: isPromotion ? '' : code })
  return (
    <>
      <OfferWords collection={collection.name} code={code} tried={data} error={error} />
      {isPromotion && !error && data && <OverlapFacts code={code} lines={[line]} />}
      <DeskSection title={t('title')}>
        {isOpen ? (
          <TryOut
            operator={operator}
            tried={tried}
            onChange={setTried}
            lines={[line]}
            promotion={isPromotion ? code : undefined}
          />
        ) : (
          <>
            <p>{t('aside')}</p>
            <Button variant="line" aria-expanded={false} onClick={() => setOpen(true)}>
              {t('open')}
            </Button>
          </>
        )}
      </DeskSection>
    </>
  )
}
