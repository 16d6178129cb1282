import fc from 'fast-check'

/**
 * Property tests draw the same values in each run, so that one fails when the code has changed and not by chance. `TEST_SEED=7 npm run unit`
 * draws others; a failed property names its own.
 */
fc.configureGlobal({ seed: Number(process.env.TEST_SEED ?? 20_261_126) })
