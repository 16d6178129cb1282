import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAddressWords } from '../address/useAddressForm.ts'
import type { FormValues, Problems } from '../form/form-values.ts'
import { useForm } from '../form/useForm.ts'
import { keptDraft, type SectionName } from './kept-checkout.ts'
import { addressProblemOf, type CheckoutProblem, type SectionProblem } from './section-problems.ts'
import { useSection } from './sections.ts'

interface Settings<Values extends FormValues> {
  readonly initial: Values
  readonly validate: (values: Values) => Problems<Values, SectionProblem>
  /** Takes what this tab kept: choices may be gone since. */
  readonly revive?: (kept: Partial<Values>) => Partial<Values>
}

/**
 * The form of one section: what is typed stays in this tab, and the button at the end judges all sections together. Spread `form` on its
 * `form` element.
 */
export function useSectionForm<Values extends FormValues>(
  name: SectionName,
  { initial, validate, revive = kept => kept }: Settings<Values>,
) {
  const t = useTranslations('checkout.errors')
  const addressWords = useAddressWords()
  const [draft] = useState(() => {
    const kept = keptDraft<Values>(name)
    return { ...kept, get: () => revive(kept.get()) }
  })
  const form = useForm<Values, SectionProblem>({
    initial,
    validate,
    draft,
    // Enter in a field judges the section; only the button at the end orders.
    send: async () => [],
    texts: {
      problem: problem => {
        const ofAddress = addressProblemOf(problem)
        return ofAddress ? addressWords(ofAddress) : t(problem as CheckoutProblem) // no other is left
      },
      network: t('network'),
      server: t('server'),
    },
  })
  const element = useRef<HTMLFormElement>(null)
  const { ref: attach, ...props } = form.form
  useSection<Values>(name, {
    check: form.check,
    read: form.read,
    refuse: form.refuse,
    element: () => element.current,
  })
  return {
    ...form,
    form: {
      ...props,
      ref: (given: HTMLFormElement | null) => {
        element.current = given
        attach(given)
      },
    },
  }
}
