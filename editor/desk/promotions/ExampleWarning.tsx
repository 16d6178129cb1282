import { Notice } from '#ui/notice/Notice.tsx'
import { useTranslations } from 'use-intl'
import type { FormPartProps } from '../collections/screen-props.ts'
import { useDeskMoney } from '../parts/use-desk-money.ts'
import { unsavedLine } from './unsaved-line.ts'
import { useAsked } from '../parts/use-asked.ts'

/** Warns before saving when a kept example would cost something else. */
export function ExampleWarning(form: FormPartProps) {
  const t = useTranslations('editor.promotions.examples')
  const money = useDeskMoney()
  const { line } = unsavedLine(form)
  const { data, error } = useAsked('promotions.check-examples', form.isChanged ? { lines: [line] } : null)
  if (!form.isChanged || error || !data || data.differing.length === 0) return null
  return (
    <div aria-live="polite">
      <Notice tone="warning">
        <p>{t('warning', { count: data.differing.length })}</p>
        <ul>
          {data.differing.map(({ example: { id, name, expected }, found }) => (
            <li key={id}>
              {found
                ? t('instead', {
                    name,
                    total: money(found.sums.total),
                    expected: money(expected.total),
                  })
                : t('insteadNothing', { name })}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}
