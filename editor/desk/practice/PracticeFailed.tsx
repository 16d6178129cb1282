import { useTranslations } from 'use-intl'
import type { PracticeShop } from '#desk/shop/practice-shapes.ts'
import type { PracticeProblem } from '#api/rules/practice-shop.ts'
import { formatDateTime } from '#locales/format.ts'
import { Notice } from '#ui/notice/Notice.tsx'
import { useEnvironment } from '../../kit/environment.ts'

const MB = 1_000_000

interface Props {
  readonly shop: PracticeShop
  readonly problem: PracticeProblem
}

/** Says why a practice shop was not made. */
export function PracticeFailed({ shop: { by, at }, problem }: Props) {
  const t = useTranslations('editor.practice')
  const { uiLocale } = useEnvironment()
  const reasonOf = () => {
    if (problem.code === 'noRoom')
      return t('problems.noRoom', {
        needed: Math.ceil(problem.needed / MB),
        free: Math.floor(problem.free / MB),
      })
    if (problem.code !== 'refused') return t(`problems.${problem.code}`)
    const { file, line } = problem
    const message = problem.messages[uiLocale]
    return line > 0
      ? t('problems.refused', { file, line, message })
      : t('problems.refusedFile', { file, message })
  }
  return (
    <Notice tone="error">
      <div>{t('failed')}</div>
      <div>{reasonOf()}</div>
      <small>{t('by', { by, time: formatDateTime(at, uiLocale) })}</small>
    </Notice>
  )
}
