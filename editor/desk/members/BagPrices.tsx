import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { isRegion } from '#api/rules/regions.ts'
import type { DeskMember } from '#desk/members/desk-member.ts'
import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { TriedResult } from '../promotions/TriedResult.tsx'
import { EMPTY_BAG, tryInput } from '../promotions/tried-bag-input.ts'
import { useAsked } from '../parts/use-asked.ts'

/** The bag of a member as an order of theirs would be calculated now, with goods that are ticked in it. */
const bagToTry = ({ bag, bagCodes, level, country }: DeskMember) => ({
  ...EMPTY_BAG,
  bag: bag
    .filter(({ isLeftOut }) => !isLeftOut)
    .map(({ sku, quantity, addOnOf }) => ({ sku, units: quantity, ...(addOnOf !== '' && { addOnOf }) })),
  shopper: { kind: 'MEMBER', level: level.code } as const,
  codes: bagCodes.join(' '),
  country: isRegion(country) ? country : EMPTY_BAG.country,
})

/** Says on demand what a member's bag costs, which promotions and codes counted, and why others did not. */
export function BagPrices({ member }: { readonly member: DeskMember }) {
  const t = useTranslations('editor.members.prices')
  const [isOpen, setOpen] = useState(false)
  const tried = bagToTry(member)
  if (tried.bag.length === 0) return null
  return (
    <>
      <Button variant="line" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('open')}
      </Button>
      {isOpen && <Explained tried={tried} />}
    </>
  )
}

function Explained({ tried }: { readonly tried: ReturnType<typeof bagToTry> }) {
  const t = useTranslations('editor.members.prices')
  const { data, error } = useAsked('promotions.try', tryInput(tried, []))
  if (error) return <Notice tone="error">{error.message}</Notice>
  return (
    <>
      <p>{t('hint')}</p>
      <div aria-live="polite">{data ? <TriedResult found={data} /> : <p>{t('loading')}</p>}</div>
    </>
  )
}
