import { type Locale, languageTag } from '#locales/locale.ts'
import { registry } from '#blocks/registry.ts'
import type { BuiltAssets } from '#renderer/document/assets.ts'
import type { BrandLook } from '#api/rules/brand-look.ts'
import type { StatedSettings } from '#api/rules/default-stated.ts'
import { escapeHtml } from '#api/rules/escape-html.ts'
import { PRACTICE_ICON, type PracticeMark, practiceTitle } from './practice-mark.ts'

interface Parts {
  readonly assets: BuiltAssets
  readonly locale: Locale
  readonly devScripts: readonly string[]
  readonly fontStyles: readonly string[]
  /** Precedes prices. */
  readonly currencySymbol: string
  /** Face of the shop. */
  readonly brand: BrandLook
  /** Settings that texts state. */
  readonly stated: StatedSettings
  /** Address of the content store. */
  readonly contentPrefix: string
  /** Set for a practice shop. */
  readonly practice?: PracticeMark | undefined
}

const EDITOR = 'editor/main.tsx'
const CANVAS = 'editor/builder/canvas/main.tsx'

const stylesheet = (href: string) => `<link rel="stylesheet" href="${escapeHtml(href)}" crossorigin="">`
const script = (href: string) => `<link rel="modulepreload" href="${escapeHtml(href)}" crossorigin="">`

/** Further scripts of the canvas: its frame opens once the page is here, and finds the files already fetched. */
function canvasFiles(assets: BuiltAssets): string {
  const [own, canvas] = [assets.of(EDITOR), assets.of(CANVAS)]
  const besides = (files: readonly string[], known: readonly string[]) =>
    files.filter(href => !known.includes(href))
  return [
    ...besides(canvas.styles, own.styles).map(
      href => `<link rel="preload" as="style" href="${escapeHtml(href)}" crossorigin="">`,
    ),
    ...besides(canvas.scripts, own.scripts).map(script),
  ].join('')
}

const viewFiles = new WeakMap<BuiltAssets, string>()

/** Further files of each block's view, by code, as JSON: the editor asks for those of a page as soon as it has it. */
function viewFilesOf(assets: BuiltAssets): string {
  const known = viewFiles.get(assets)
  if (known) return known
  const besides = new Set(assets.of(CANVAS).files)
  const files = registry.map(({ code, viewFile }) => {
    const { styles, scripts } = assets.of(`blocks/${viewFile}`)
    return [code, [...styles, ...scripts].filter(file => !besides.has(file))] as const
  })
  // No address holds a `<` that could end the element.
  const json = JSON.stringify(Object.fromEntries(files)).replaceAll('<', '\\u003c')
  viewFiles.set(assets, json)
  return json
}

function page(
  /** The start tag of the element that the entry renders into. */
  mount: string,
  title: string,
  entry: string,
  {
    assets,
    locale,
    devScripts,
    fontStyles,
    practice,
  }: Omit<Parts, 'currencySymbol' | 'contentPrefix' | 'brand' | 'stated'>,
): string {
  const { scripts, styles } = assets.of(entry)
  // Each once: with the same fonts declared twice, Chromium lays the page out again whenever a style sheet arrives.
  const sheets = new Set([...styles, ...fontStyles])
  return `<!doctype html>
<html lang="${languageTag(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex,nofollow">
<title>${practice ? escapeHtml(practiceTitle('', locale)) : ''}${title}</title>
<link rel="icon" href="${practice ? PRACTICE_ICON : '/assets/icon.svg'}">
${[...sheets].map(stylesheet).join('')}
${scripts.map(script).join('')}${entry === EDITOR ? canvasFiles(assets) : ''}
</head>
<body>
${mount}</div>${entry === EDITOR && devScripts.length === 0 ? `<script type="application/json" id="view-files">${viewFilesOf(assets)}</script>` : ''}
${[...devScripts, scripts[0] ?? ''].map(src => `<script type="module" src="${src}" crossorigin=""></script>`).join('')}
</body>
</html>`
}

/** The page builder itself, with the settings it shares with the shop. */
export const editorPage = (parts: Parts) =>
  page(
    `<div id="editor" data-currency-symbol="${escapeHtml(parts.currencySymbol)}" data-content-prefix="${escapeHtml(parts.contentPrefix)}" data-brand="${escapeHtml(JSON.stringify(parts.brand))}" data-stated="${escapeHtml(JSON.stringify(parts.stated))}"${parts.practice ? ` data-practice="${escapeHtml(JSON.stringify(parts.practice))}"` : ''}>`,
    escapeHtml(parts.stated.shopName[parts.locale]),
    EDITOR,
    parts,
  )

/** The HTML page of its canvas. It has no runtime configuration, which means builder mode. Source: LO-08. */
export const canvasPage = (parts: Parts) => page('<div id="canvas">', 'Canvas', CANVAS, parts)
