import { Button } from '#ui/button/Button.tsx'
import { memo, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { focusAfterChange } from '../../kit/parts/focus-soon.ts'
import { DeskSection } from '../parts/DeskSection.tsx'
import { isPartAlike } from './drawn-alike.ts'
import { useJump, useOnJump } from './jump.ts'
import { type PartProps, StyleFields } from './StyleFields.tsx'

/** Colours and sizes of one product that are drawn at once; more wait until they are asked for. */
const MANY = 100

/** Names of colours and sizes. A list of hundreds would slow each key down wherever it is typed, so it is drawn on request. */
export const OptionNames = memo(
  function OptionNames(part: PartProps) {
    const t = useTranslations('editor.styles')
    const place = useRef<HTMLDivElement>(null)
    const [isOpen, setOpen] = useState(false)
    useOnJump(useJump('options'), () => setOpen(true))
    const counts = Object.values(part.values).map(
      ({ options }) => (options?.colour?.length ?? 0) + (options?.size?.length ?? 0),
    )
    const isShown = isOpen || part.findings.has('options') || Math.max(...counts) <= MANY
    return (
      <div ref={place} tabIndex={-1}>
        {isShown ? (
          <StyleFields section="options" {...part} />
        ) : (
          <DeskSection title={t('sections.options')}>
            <Button
              variant="line"
              aria-expanded={false}
              onClick={() => {
                setOpen(true)
                focusAfterChange(() => place.current)
              }}
            >
              {t('sheet.showOptions', { count: Math.max(...counts) })}
            </Button>
          </DeskSection>
        )}
      </div>
    )
  },
  isPartAlike(() => []),
)
