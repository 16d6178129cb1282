import { isRecord, type OptionPath } from '#blocks/page/options/option-tree.ts'
import { findBlock } from '#blocks/registry.ts'
import type { Node } from '#content-store/client/model/page-tree.ts'
import { catalogue } from '#locales/catalogue.ts'
import type { Locale } from '#locales/locale.ts'
import type { TextHost, TextOption } from './port.ts'
import { blockTextsIn } from '../../form/inspector/block-texts.ts'
import { fillDefaults, formOf, nodeAt, setOption } from '../../form/inspector/form/form-schema.ts'
import { getIn, parsePathKey, pathKey } from '../../form/inspector/form/option-path.ts'
import { pathOf, placeAt } from '../../core/session/option-place.ts'
import type { PageSession } from '../../core/session/page-session.ts'
import { changeOptions, presentOptions } from '../../core/session/present-options.ts'

const CONTROLS: readonly unknown[] = ['text', 'textarea', 'richText']

/** The text option of a block at a path like `items.0.title`, with what its schema allows; `undefined` for anything else. */
export function blockText(node: Node, key: string, uiLocale: Locale): TextOption | undefined {
  const block = findBlock(node.code)
  if (!block) return undefined
  const [form, path] = [formOf(block), parsePathKey(key)]
  const field = nodeAt(form, path)
  const text = getIn(fillDefaults(form, presentOptions(block, node).options), path) ?? ''
  if (!field || !CONTROLS.includes(field.control) || typeof text !== 'string') return undefined
  return {
    text,
    label: blockTextsIn(catalogue[uiLocale].blocks, block.code).label(path),
    isMultiline: field.control === 'textarea',
    maxLength: field.maxLength,
    isRich: field.control === 'richText',
  }
}

/** Writes a text option as one step. */
function writeBlockText(session: PageSession, id: string, path: OptionPath, text: string): void {
  const node = session.page.node(id)
  const block = node && findBlock(node.code)
  if (!node || !block) return
  const { options, version } = presentOptions(block, node)
  const next = setOption(formOf(block), options, path, text)
  if (isRecord(next)) changeOptions(session, id, { next, version })
}

interface TextsOf extends Pick<TextHost, 'openRich' | 'onCut' | 'onLeft'> {
  readonly session: PageSession
  readonly uiLocale: Locale
}

/** The texts of an open page, for its canvas. */
export function textHostOf({ session, uiLocale, ...heard }: TextsOf): TextHost {
  return {
    of(id, path) {
      const node = session.page.node(id)
      return node && blockText(node, path, uiLocale)
    },
    begin(id, path, end) {
      const place = placeAt(session, id, parsePathKey(path))
      const pathNow = () => pathOf(session.draft, place)
      session.store.setState({ typing: { ...place, end } })
      return {
        now() {
          const [node, now] = [session.page.node(id), pathNow()]
          return node && now && blockText(node, pathKey(now), uiLocale)?.text
        },
        finish(text) {
          session.store.setState({ typing: undefined })
          const now = pathNow()
          if (text !== undefined && now) writeBlockText(session, id, now, text)
        },
      }
    },
    ...heard,
  }
}
