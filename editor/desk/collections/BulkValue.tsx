import { type AnyBlock, defineBlock } from '#blocks/page/define-block.ts'
import { useMemo } from 'react'
import { Inspector } from '../../form/inspector/Inspector.tsx'
import { useEnvironment } from '../../kit/environment.ts'
import { filledIn, formSubject } from './record-form.ts'
import type { ShownCollection } from './screen-props.ts'

interface Props {
  readonly collection: ShownCollection
  readonly field: string
  readonly value: unknown
  readonly onChange: (value: unknown) => void
}

/** The field of a form for a value that many records get. */
export function BulkValue({ collection, field, value, onChange }: Props) {
  const { uiLocale, currencySymbol, services, clock } = useEnvironment()
  const subject = useMemo(
    (): AnyBlock =>
      defineBlock({
        code: formSubject(collection, 'stored', {}).code,
        // `{}` is all that the schema of any collection says of its fields.
        schema: collection.schema.pick({ [field]: true } as {}),
        group: 'settings',
        icon: '',
        slots: [],
        viewFile: '',
      }),
    [collection, field],
  )
  return (
    <Inspector
      key={field}
      block={subject}
      options={value === undefined ? {} : { [field]: value }}
      onChange={values => onChange(filledIn(collection, values)[field])}
      locale={uiLocale}
      currencySymbol={currencySymbol}
      problems={[]}
      services={services}
      now={clock}
      waitsForValues
    />
  )
}
