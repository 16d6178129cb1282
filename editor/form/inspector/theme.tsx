import type { ThemeProps } from '@rjsf/core'
// The package's front door also loads its test helpers, and with them a validator that is not installed.
import withTheme from '@rjsf/core/lib/withTheme.js'
import { FieldTemplate } from './FieldTemplate.tsx'
import { ObjectTemplate } from './ObjectTemplate.tsx'
import { BothTextsControl } from './fields/BothTextsControl.tsx'
import { ChoicesControl } from './fields/ChoicesControl.tsx'
import { ColourControl } from './fields/ColourControl.tsx'
import { asField } from './fields/control.tsx'
import { DayControl } from './fields/DayControl.tsx'
import { DateTimeControl } from './fields/DateTimeControl.tsx'
import { FocalPointControl } from './fields/FocalPointControl.tsx'
import { HotAreasControl } from './hot-areas/HotAreasControl.tsx'
import { ImageControl } from './fields/ImageControl.tsx'
import { InstantControl } from './fields/InstantControl.tsx'
import { JsonControl } from './fields/JsonControl.tsx'
import { LinkControl } from './fields/LinkControl.tsx'
import { ListField } from './fields/ListField.tsx'
import { MoneyControl } from './fields/MoneyControl.tsx'
import { NumberControl, PercentControl, SliderControl } from './fields/NumberControls.tsx'
import { ProductsControl } from './fields/ProductsControl.tsx'
import { ReferenceControl } from './fields/ReferenceControl.tsx'
import { ReferencesControl } from './fields/ReferencesControl.tsx'
import { RichTextControl } from './fields/RichTextControl.tsx'
import { SelectControl } from './fields/SelectControl.tsx'
import { ShapesField } from './fields/ShapesField.tsx'
import { SpacingControl } from './fields/SpacingControl.tsx'
import { SwitchControl } from './fields/SwitchControl.tsx'
import { TextareaControl, TextControl } from './fields/TextControl.tsx'
import { VideoControl } from './fields/VideoControl.tsx'
import { WeekControl } from './fields/WeekControl.tsx'
import type { Control } from './form/form-schema.ts'

/** Every control by the name the form schema gives it; a missing one does not compile. */
const fields = {
  text: asField(TextControl),
  textarea: asField(TextareaControl),
  bothTexts: asField(BothTextsControl),
  reference: asField(ReferenceControl),
  references: asField(ReferencesControl),
  number: asField(NumberControl),
  switch: asField(SwitchControl),
  select: asField(SelectControl),
  slider: asField(SliderControl),
  percent: asField(PercentControl),
  colour: asField(ColourControl),
  dateTime: asField(DateTimeControl),
  instant: asField(InstantControl),
  spacing: asField(SpacingControl),
  link: asField(LinkControl),
  image: asField(ImageControl),
  video: asField(VideoControl),
  products: asField(ProductsControl),
  hotAreas: asField(HotAreasControl),
  focalPoint: asField(FocalPointControl),
  richText: asField(RichTextControl),
  list: ListField,
  money: asField(MoneyControl),
  shapes: ShapesField,
  choices: asField(ChoicesControl),
  day: asField(DayControl),
  week: asField(WeekControl),
  json: asField(JsonControl),
} satisfies Record<Control, unknown>

const theme: ThemeProps = {
  fields,
  templates: { FieldTemplate, ObjectFieldTemplate: ObjectTemplate },
}

/** rjsf with nothing but our own controls and templates. */
export const BlockForm = withTheme(theme)
