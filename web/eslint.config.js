import js from '@eslint/js'
import prettier from 'eslint-config-prettier'
import svelte from 'eslint-plugin-svelte'
import { defineConfig, globalIgnores } from 'eslint/config'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default defineConfig(
  // Written by scripts/make-page-types.
  globalIgnores(['src/lib/messages.ts', 'src/games/*/{terms,figures,view}.ts']),
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: { project: ['tsconfig.json', 'tsconfig.build.json'], extraFileExtensions: ['.svelte'] },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: 'error',
      'no-console': ['error', { allow: ['error'] }],
      'no-self-compare': 'error',
      'no-template-curly-in-string': 'error',
      'no-unreachable-loop': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      // A name that begins with _ keeps a place.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      // Svelte's own const in `let { a, b = $bindable() } = $props()`.
      'prefer-const': 'off',
      'svelte/prefer-const': 'error',
      // Maps and sets are made anew here, never changed while somebody looks at them.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    files: ['**/*.svelte'],
    rules: {
      // eslint does not see the types of another component's props; svelte-check does.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  // A tile's drawing is a text that the page itself makes.
  { files: ['src/games/carpe-diem/parts/*.svelte'], rules: { 'svelte/no-at-html-tags': 'off' } },
  { files: ['build/**', '*.config.ts'], languageOptions: { globals: globals.node }, rules: { 'no-console': 'off' } },
  { files: ['public/service-worker.js'], languageOptions: { globals: globals.serviceworker } },
  // Plain scripts have no types to check.
  { files: ['**/*.js'], extends: [ts.configs.disableTypeChecked] },
)
