import { typedWords } from '#api/rules/typed-text.ts'
import type { ServiceType } from './checkout-store.ts'

/** The section of services as its form has it; the boxes bear the names of the services. */
export interface ServiceValues
  extends Readonly<Record<ServiceType, boolean>>,
    Readonly<Record<string, string | boolean>> {
  /** Of the greeting card. */
  readonly memo: string
  readonly remark: string
  readonly guideCode: string
}

export const NO_SERVICES: ServiceValues = {
  PACKAGE: false,
  GREETING_CARD: false,
  memo: '',
  remark: '',
  guideCode: '',
}

/** Services that were ticked and are offered; only a card has a text. Source: CO-92. */
export const chosenServices = (values: ServiceValues, offered: readonly ServiceType[]) =>
  offered
    .filter(type => values[type])
    .map(type => ({ type, memo: type === 'GREETING_CARD' ? typedWords(values.memo) : '' }))
