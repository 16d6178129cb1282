import { productSchema } from '#desk/styles/style-form.ts'
import { useMessages } from 'use-intl'
import { recordTextsIn } from '../../../form/inspector/block-texts.ts'
import { TEXT_AREA } from '../field-subject.ts'

/** Kinds of pictures, as the schema of a product has them. */
const KINDS = productSchema.shape.images.unwrap().element.shape.type.unwrap().options

/** Kinds of pictures and their names. */
export function useKindWords() {
  const texts = recordTextsIn(useMessages(), TEXT_AREA)
  return { all: KINDS, name: (kind: string) => texts.value(['images', 'type'], kind) }
}
