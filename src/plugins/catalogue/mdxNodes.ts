/** Nodes that remark plugins insert into the syntax tree of a page (mdast with MDX nodes). */
import type {MdxJsxAttribute, MdxjsEsm} from 'mdast-util-mdx';

type Program = NonNullable<NonNullable<MdxjsEsm['data']>['estree']>;

/** A node of the syntax tree of a page. */
export type Node = {readonly type: string; readonly children?: Node[]};

/** The node of `import {name as local} from "module"`. */
export const importNode = (module: string, name: string, local: string): MdxjsEsm => ({
  type: 'mdxjsEsm',
  value: '',
  data: {
    estree: program({
      type: 'ImportDeclaration',
      attributes: [],
      source: {type: 'Literal', value: module},
      specifiers: [
        {
          type: 'ImportSpecifier',
          imported: {type: 'Identifier', name},
          local: {type: 'Identifier', name: local},
        },
      ],
    }),
  },
});

/** The node of `export const name = ["value", …]`. */
export const exportNode = (name: string, values: readonly string[]): MdxjsEsm => ({
  type: 'mdxjsEsm',
  value: '',
  data: {
    estree: program({
      type: 'ExportNamedDeclaration',
      attributes: [],
      specifiers: [],
      declaration: {
        type: 'VariableDeclaration',
        kind: 'const',
        declarations: [
          {
            type: 'VariableDeclarator',
            id: {type: 'Identifier', name},
            init: {
              type: 'ArrayExpression',
              elements: values.map((value) => ({type: 'Literal', value})),
            },
          },
        ],
      },
    }),
  },
});

/** The node of the attribute `name={variable}`. */
export const variableAttribute = (name: string, variable: string): MdxJsxAttribute => ({
  type: 'mdxJsxAttribute',
  name,
  value: {
    type: 'mdxJsxAttributeValueExpression',
    value: variable,
    data: {
      estree: program({
        type: 'ExpressionStatement',
        expression: {type: 'Identifier', name: variable},
      }),
    },
  },
});

const program = (statement: Program['body'][number]): Program => ({
  type: 'Program',
  sourceType: 'module',
  body: [statement],
});
