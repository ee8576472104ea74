import js from '@eslint/js'
import globals from 'globals'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

const ATTRIBUTES_WITH_TEXT =
  '/^(aria-label|aria-description|aria-roledescription|title|alt|placeholder|label|description)$/'

export default tseslint.config(
  {
    ignores: [
      'dist',
      'dist-tools',
      '.local',
      'subgraph/build',
      'subgraph/generated',
      'subgraph/src',
      'tests/bench/baseline',
      'tests/bench/marketplace',
      'src/**/__generated__',
    ],
  },
  js.configs.recommended,
  tseslint.configs.strict,
  {
    languageOptions: { globals: globals.node },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'off',
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  {
    files: ['{src,demo}/**/*.{ts,tsx}'],
    languageOptions: {
      globals: globals.browser,
      parserOptions: { project: 'tsconfig.json', tsconfigRootDir: import.meta.dirname },
    },
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.strict],
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
    },
  },
  {
    // All text for people is in src/messages. A word of two letters counts as text; a symbol or a number doesn't.
    files: ['src/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'JSXText[value=/[A-Za-z]{2}/]',
          message: 'Text for people is a message: see src/messages.',
        },
        ...['JSXElement', 'JSXFragment', `JSXAttribute[name.name=${ATTRIBUTES_WITH_TEXT}]`].flatMap(
          (parent) =>
            [
              'Literal[value=/[A-Za-z]{2}/]',
              'TemplateLiteral:has(TemplateElement[value.raw=/[A-Za-z]{2}/])',
            ].map((text) => ({
              selector: `${parent} > :matches(${text}, JSXExpressionContainer > :matches(${text}, ConditionalExpression > ${text}.consequent, ConditionalExpression > ${text}.alternate, LogicalExpression > ${text}.right))`,
              message: 'Text for people is a message: see src/messages.',
            })),
        ),
      ],
    },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'tests/**/*.{ts,tsx}'],
    rules: {
      // Test files share their modules, so don't mock them: pass a service by context or as an argument, and use msw.
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'CallExpression[callee.object.name=/^(vi|vitest)$/][callee.property.name=/^(mock|doMock)$/]',
          message:
            'Don’t mock modules: pass a service by context or as an argument, and respond to requests with msw.',
        },
      ],
    },
  },
  { files: ['public/**'], languageOptions: { globals: globals.browser, sourceType: 'script' } },
  {
    files: ['local/cli/**', 'operate/**', 'tests/**', 'verify/**', 'reconcile/run.ts'],
    rules: { 'no-console': 'off' },
  },
)
