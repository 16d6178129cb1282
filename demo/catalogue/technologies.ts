import type { BothTexts } from '#locales/locale.ts'
import type { PieceName } from '../art/pieces.ts'
import type { Style } from './style.ts'
import { both } from './text.ts'

interface Technology {
  readonly name: BothTexts
  readonly words: BothTexts
  /** Picture of the demo's media. */
  readonly picture: string
  readonly pieces: readonly PieceName[]
}

/** What the shop explains once and shows on every product that has it. Source: C-062, C-085. */
export const TECHNOLOGIES: Readonly<Record<string, Technology>> = {
  cairnshell: {
    name: both('CairnShell 防水薄膜', 'CairnShell membrane'),
    words: both(
      '耐磨的外層下是一層薄膜，雨水進不來，汗氣出得去。',
      'A membrane under a hard-wearing face keeps rain out and lets sweat through.',
    ),
    picture: 'scene-ridge.svg',
    pieces: ['shell', 'overTrousers'],
  },
  'warm-map': {
    name: both('WarmMap 分區保暖', 'WarmMap insulation'),
    words: both(
      '胸背用羽絨，腋下用短纖棉，該暖的暖，該散的散。',
      'Down where you lose heat, short fibre where you sweat.',
    ),
    picture: 'scene-snow.svg',
    pieces: ['down'],
  },
  'dry-grid': {
    name: both('DryGrid 導汗織法', 'DryGrid knit'),
    words: both(
      '汗水沿坑道散開，一頓飯時間就乾。',
      'Sweat spreads along the channels and is gone by the end of lunch.',
    ),
    picture: 'scene-trail.svg',
    pieces: ['grid', 'teeRidge', 'trailShorts'],
  },
  'step-lock': {
    name: both('StepLock 濕地外底', 'StepLock outsole'),
    words: both('為香港的濕石級調校的膠料與鞋釘。', 'Rubber and lugs tuned for Hong Kong’s wet steps.'),
    picture: 'scene-coast.svg',
    pieces: ['runShoe', 'walkShoe', 'midBoot', 'highBoot'],
  },
  'air-back': {
    name: both('AirBack 懸空背板', 'AirBack suspension'),
    words: both(
      '張力網把背囊托離背部，讓風吹過。',
      'A tensioned mesh holds the pack off your back and lets the breeze through.',
    ),
    picture: 'scene-forest.svg',
    pieces: ['dayPack', 'trekPack'],
  },
  'storm-pitch': {
    name: both('StormPitch 營柱系統', 'StormPitch poles'),
    words: both('營柱和拉繩點都經過七級風實測。', 'Poles and guy points, tested in force seven winds.'),
    picture: 'scene-camp.svg',
    pieces: ['domeTent', 'tunnelTent'],
  },
}

export const technologiesOf = ({ piece, lacks = [] }: Pick<Style, 'piece' | 'lacks'>) =>
  Object.entries(TECHNOLOGIES).flatMap(([code, { pieces }]) =>
    pieces.includes(piece) && !lacks.includes(code) ? [code] : [],
  )
