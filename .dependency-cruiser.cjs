// The import table of ARCHITECTURE.md, as rules. A room may import only the rooms listed for it.
const rooms = {
  domain: [],
  ui: ['domain'],
  graphql: ['domain'],
  catalogue: ['graphql', 'domain'],
  market: ['domain'],
  verification: ['domain'],
  wallet: ['ui', 'domain'],
  transactions: ['wallet', 'graphql', 'ui', 'domain'],
  features: ['transactions', 'wallet', 'market', 'verification', 'catalogue', 'graphql', 'ui', 'domain'],
  pages: [
    'features',
    'transactions',
    'wallet',
    'market',
    'verification',
    'catalogue',
    'graphql',
    'ui',
    'domain',
  ],
}

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...Object.entries(rooms).map(([room, allowed]) => ({
      name: `${room}-imports`,
      comment: `src/${room} may import ${allowed.join(', ') || 'no other room'}`,
      severity: 'error',
      from: { path: `^src/${room}/`, pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/', pathNot: [`^src/${room}/`, ...allowed.map((other) => `^src/${other}/`)] },
    })),
    {
      name: 'no-cross-feature',
      comment: 'A feature never imports another feature; a page composes them',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'no-cross-page',
      comment: 'A page never imports another page',
      severity: 'error',
      from: { path: '^src/pages/([^/]+)/' },
      to: { path: '^src/pages/', pathNot: '^src/pages/$1/' },
    },
    {
      name: 'src-stands-alone',
      comment: 'The app never imports the local stack, the subgraph or the tests',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(local|subgraph|tests)/' },
    },
    {
      name: 'local-stands-apart',
      comment: 'The local stack drives the subgraph build, never the app',
      severity: 'error',
      from: { path: '^local/' },
      to: { path: '^(src|tests)/' },
    },
    {
      name: 'verify-stands-apart',
      comment: 'The program that checks proofs knows verification and domain, and no other room',
      severity: 'error',
      from: { path: '^verify/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(src|local|subgraph|tests)/', pathNot: '^src/(verification|domain)/' },
    },
    {
      name: 'subgraph-stands-alone',
      comment: 'The subgraph imports nothing of the app, the stack or the tests',
      severity: 'error',
      from: { path: '^subgraph/' },
      to: { path: '^(src|local|tests)/' },
    },
    {
      name: 'react-free',
      comment: 'domain, market, verification and catalogue know no React',
      severity: 'error',
      from: { path: '^src/(domain|market|verification|catalogue)/' },
      to: { path: '(^|/)node_modules/(react|react-dom|react-router|@apollo)/' },
    },
    {
      name: 'no-circular',
      comment: 'No circle of imports, but for types',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|generated|__generated__|build)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
}
