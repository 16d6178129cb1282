import { useTranslations } from 'use-intl'
import type { Operator } from '#operators/operator.ts'
import { may } from '#operators/rights.ts'
import { PageNotice } from '../../kit/parts/PageNotice.tsx'
import { Desk } from '../parts/Desk.tsx'
import { DeskSection } from '../parts/DeskSection.tsx'
import { ExportShop } from './ExportShop.tsx'
import { ImportShop } from './ImportShop.tsx'

/** `/archive`: the whole shop as an archive, to save and to import; for admins. */
export function ArchiveScreen({ operator }: { readonly operator: Operator }) {
  const t = useTranslations('editor.archive')
  if (!may(operator, 'shop.open')) return <PageNotice text={t('notAllowed')} />
  return (
    <Desk title={t('title')} introduction={t('text')}>
      <DeskSection title={t('exportTitle')}>
        <ExportShop />
      </DeskSection>
      <DeskSection title={t('importTitle')}>
        <ImportShop />
      </DeskSection>
    </Desk>
  )
}
