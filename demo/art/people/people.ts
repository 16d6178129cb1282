import type { Wearer } from './wearer.ts'

const TAN = '#8a5a3a'

/** Who wears the clothes on posters, tiles and covers. */
export const WEARERS = {
  rain: {
    looks: { skin: '#e3b48f', hair: '#2a211e', cut: 'bob' },
    outfit: { top: 'shell', topColour: 'pine', bottoms: 'trek', bottomsColour: 'ink', leather: TAN },
  },
  down: {
    looks: { skin: '#d6a178', hair: '#1f1b1a', cut: 'short' },
    outfit: { top: 'down', topColour: 'rust', bottoms: 'slim', bottomsColour: 'harbour', leather: '#5a4636' },
  },
  rest: {
    looks: { skin: '#9a6a48', hair: '#17120f', cut: 'tied' },
    outfit: { top: 'down', topColour: 'harbour', bottoms: 'trek', bottomsColour: 'ink', leather: TAN },
  },
  fleece: {
    looks: { skin: '#e3b48f', hair: '#2a211e', cut: 'bob', hat: '#2f8089' },
    outfit: { top: 'pile', topColour: 'oat', bottoms: 'slim', bottomsColour: 'clay', leather: TAN },
  },
  trousers: {
    looks: { skin: '#9a6a48', hair: '#17120f', cut: 'tied' },
    outfit: { top: 'softshell', topColour: 'sage', bottoms: 'trek', bottomsColour: 'moss', leather: TAN },
  },
  // Those of the covers are seen from behind.
  ridge: {
    looks: { skin: '#d6a178', hair: '#5a3b28', cut: 'bob', hat: '#d3a441' },
    outfit: {
      top: 'softshell',
      topColour: 'clay',
      bottoms: 'slim',
      bottomsColour: 'ink',
      leather: TAN,
      pack: ['dayPack', 'lagoon'],
    },
  },
  snow: {
    looks: { skin: '#e3b48f', hair: '#2a211e', cut: 'bob', hat: '#d3a441' },
    outfit: {
      top: 'down',
      topColour: 'rust',
      bottoms: 'trek',
      bottomsColour: 'ink',
      leather: TAN,
      pack: ['trekPack', 'harbour'],
    },
  },
  coast: {
    looks: { skin: '#9a6a48', hair: '#17120f', cut: 'tied' },
    outfit: {
      top: 'grid',
      topColour: 'clay',
      bottoms: 'trek',
      bottomsColour: 'moss',
      leather: TAN,
      pack: ['rollPack', 'lagoon'],
    },
  },
  trail: {
    looks: { skin: '#d6a178', hair: '#1f1b1a', cut: 'short' },
    outfit: {
      top: 'shell',
      topColour: 'pine',
      bottoms: 'slim',
      bottomsColour: 'harbour',
      leather: '#5a4636',
      pack: ['dayPack', 'rust'],
    },
  },
  valley: {
    looks: { skin: '#e3b48f', hair: '#5a3b28', cut: 'bob' },
    outfit: {
      top: 'softshell',
      topColour: 'rust',
      bottoms: 'slim',
      bottomsColour: 'ink',
      leather: TAN,
      pack: ['dayPack', 'saddle'],
    },
  },
  camp: {
    looks: { skin: '#d6a178', hair: '#1f1b1a', cut: 'short', hat: '#b5482f' },
    outfit: { top: 'pile', topColour: 'oat', bottoms: 'trek', bottomsColour: 'moss', leather: TAN },
  },
} as const satisfies Record<string, Wearer>
