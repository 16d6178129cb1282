import { namesIn } from '#api/rules/line-changes.ts'
import { Button } from '#ui/button/Button.tsx'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useEnvironment } from '../../../kit/environment.ts'
import { NO_FINDINGS, type ProductFinding } from '../findings.ts'
import { type Jump, useJump } from '../jump.ts'
import { editAll, type EditStyle, namedProducts, type StyleValues } from '../style-values.ts'
import { ColourPictures } from './ColourPictures.tsx'
import { PictureDrop } from './PictureDrop.tsx'
import { type Image, lacksWords, withMissingWords } from './picture-words.ts'
import styles from './pictures.module.css'

interface Props {
  readonly values: StyleValues
  /** Refused values of pictures. */
  readonly findings: readonly ProductFinding[]
  readonly isReadOnly: boolean
  readonly edit: EditStyle
}

const NONE: readonly Image[] = []

const ofProduct = (findings: readonly ProductFinding[], code: string) => {
  const own = findings.filter(finding => finding.code === code)
  return own.length === 0 ? NO_FINDINGS : own
}

/** Pictures by colour: several come at once and are sorted by the names of their files; each has a proposal for its alternative text. */
export function PictureBoard({ values, findings, isReadOnly, edit }: Props) {
  const t = useTranslations('editor.styles.pictures')
  const { uiLocale } = useEnvironment()
  const place = useFocusOnJump(useJump('images'))
  const products = namedProducts(values, uiLocale)
  const missing = Object.values(values).flatMap(({ images = [] }) => images.filter(lacksWords)).length
  return (
    <div ref={place} className={styles.board}>
      {!isReadOnly && <PictureDrop values={values} products={products} edit={edit} />}
      {!isReadOnly && missing > 0 && (
        <div className={styles.propose}>
          <Button variant="line" size="s" onClick={() => edit(now => editAll(now, withMissingWords))}>
            {t('propose', { count: missing })}
          </Button>
          <p>{t('proposeText')}</p>
        </div>
      )}
      {products.map(({ code, name }) => (
        <ColourPictures
          key={code}
          code={code}
          name={name}
          images={values[code]?.images ?? NONE}
          findings={ofProduct(findings, code)}
          isReadOnly={isReadOnly}
          edit={edit}
        />
      ))}
    </div>
  )
}

/** Leads a jump to the text of the picture that it names, else to where pictures come in. */
function useFocusOnJump(jump: Jump | undefined) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!jump) return
    const [, url] = namesIn(jump.path)
    const colour = place.current?.querySelector(`[data-product="${CSS.escape(jump.code)}"]`)
    const picture = url !== undefined && colour?.querySelector(`[data-url="${CSS.escape(url)}"]`)
    const field = picture
      ? picture.querySelector('input')
      : place.current?.querySelector<HTMLElement>('button, input')
    field?.scrollIntoView({ block: 'center' })
    field?.focus()
  }, [jump])
  return place
}
