import { type AnyBlock, defineBlock } from '#blocks/page/define-block.ts'
import { productSchema, type StyleField } from '#desk/styles/style-form.ts'
import { subjectOf } from '../../form/inspector/block-texts.ts'

/** Area of the catalogue with the names of fields. */
export const TEXT_AREA = 'editor.styles'

const drawn = new Map<StyleField, AnyBlock>()

/** One field of a product as the inspector draws it. */
export function fieldSubject(field: StyleField): AnyBlock {
  const found = drawn.get(field)
  if (found) return found
  const subject = defineBlock({
    code: subjectOf(TEXT_AREA),
    // `{}` is all that the schema of a line says of one of its fields.
    schema: productSchema.pick({ [field]: true } as {}),
    group: 'settings',
    icon: '',
    slots: [],
    viewFile: '',
  })
  drawn.set(field, subject)
  return subject
}
