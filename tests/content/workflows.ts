/** The rules for the workflows and actions of this repository. Each message says how to comply. */
import {type Document, isScalar, parseDocument, visit} from 'yaml';

/**
 * Write permissions that a job may have, by `file#job`. All other jobs have read access at most.
 */
const WRITE_RIGHTS: Readonly<Record<string, readonly string[]>> = {
  'deploy.yml#deploy': ['pages', 'id-token'],
  'fix.yml#deliver': ['contents', 'pull-requests'],
  'scheduled.yml#issue': ['issues'],
  'suggestion.yml#propose': ['contents', 'pull-requests', 'issues'],
};

/** Events that run with secrets and write permissions although a fork can cause them. */
const DANGEROUS_EVENTS = ['pull_request_target', 'workflow_run'];

/**
 * Events that anyone with an account can trigger, with the expression that lets a maintainer
 * decide.
 */
const OUTSIDE_EVENTS: Readonly<Record<string, string>> = {
  issues: 'github.event.label.name',
  issue_comment: 'github.event.comment.author_association',
};

/** Events that maintainers trigger, and those of pull requests, which get no permissions. */
const OTHER_EVENTS = [
  'merge_group',
  'pull_request',
  'push',
  'schedule',
  'workflow_call',
  'workflow_dispatch',
];

/** Expressions whose text the author of an issue or a pull request can choose. */
const CHOSEN_BY_OTHERS = /\$\{\{[^}]*github\.(event|head_ref)/;

/** A reference to a secret, anywhere in a job. */
const SECRET = /\bsecrets\s*[.[]/;

/** A reference to the token of the run, or to a secret. */
const TOKEN = /\bgithub\.token\b|\bsecrets\b/;

/** The only allowed command besides npm scripts. It fails the job that collects the others. */
const FAIL = 'exit 1';

type Step = {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly env?: unknown;
  readonly if?: string;
};

type Job = {
  readonly uses?: string;
  readonly needs?: string | readonly string[];
  readonly if?: string;
  readonly permissions?: unknown;
  readonly environment?: unknown;
  readonly secrets?: unknown;
  readonly env?: unknown;
  readonly 'timeout-minutes'?: number;
  readonly steps?: readonly Step[];
};

type Workflow = {
  readonly on?: unknown;
  readonly permissions?: unknown;
  readonly concurrency?: unknown;
  readonly env?: unknown;
  readonly jobs?: Readonly<Record<string, Job>>;
};

/** A workflow or a composite action. */
export type Source = {
  /** Path below `.github/workflows` or `.github/actions`. */
  readonly file: string;
  readonly text: string;
};

/** Names in the repository that workflows may refer to. */
export type Surroundings = {
  /** Names of the npm scripts. */
  readonly scripts: readonly string[];
  /** Paths of the repository's own actions and workflows, such as `./.github/actions/setup`. */
  readonly own: readonly string[];
  /** Paths of the shell scripts, such as `.github/scripts/make-fix.sh`. */
  readonly shellScripts: readonly string[];
};

/** The violations in a workflow, one message each; empty if there are none. */
export function checkWorkflow({file, text}: Source, surroundings: Surroundings): string[] {
  const document = parseDocument(text);
  const workflow = document.toJS() as Workflow;
  const jobs = Object.entries(workflow.jobs ?? {});
  const outside = eventsOf(workflow).filter((event) => Object.hasOwn(OUTSIDE_EVENTS, event));
  return [
    ...checkReferences(document, surroundings),
    ...checkEvents(workflow),
    ...(outside.length > 0 && holdsToken(workflow.env)
      ? ['env: passes the token to all steps; pass it only to the step that needs it']
      : []),
    ...(isEmpty(workflow.permissions)
      ? []
      : ['permissions: write {} at the top level, and set permissions on the jobs that need them']),
    ...(workflow.concurrency === undefined ? ['concurrency is missing'] : []),
    ...jobs.flatMap(([name, job]) =>
      [
        ...checkRights(`${file}#${name}`, job),
        ...checkSecrets(job),
        ...(job.uses === undefined && typeof job['timeout-minutes'] !== 'number'
          ? ['timeout-minutes is missing']
          : []),
        ...checkSteps(job.steps ?? [], surroundings, name === 'required'),
        ...(outside.length > 0 ? checkOutside(job, outside) : []),
      ].map((problem) => `job "${name}": ${problem}`),
    ),
    ...(workflow.jobs?.required ? checkRequired(workflow.jobs) : []),
  ].map((problem) => `${file}: ${problem}`);
}

/** The violations in a composite action, one message each; empty if there are none. */
export function checkAction({file, text}: Source, surroundings: Surroundings): string[] {
  const document = parseDocument(text);
  const {runs} = document.toJS() as {
    readonly runs?: {readonly using?: string; readonly steps?: readonly Step[]};
  };
  return [
    ...(runs?.using === 'composite' ? [] : ['runs.using: only composite actions are allowed']),
    ...checkReferences(document, surroundings),
    ...checkSteps(runs?.steps ?? [], surroundings, false),
  ].map((problem) => `${file}: ${problem}`);
}

/** Actions that are used in more than one version, one message each. */
export function checkVersions(sources: readonly Source[]): string[] {
  const versions = new Map<string, Set<string>>();
  for (const {text} of sources) {
    for (const [, action = '', sha = ''] of text.matchAll(/uses: ([\w.-]+\/[^@\s]+)@(\S+)/g)) {
      versions.set(action, (versions.get(action) ?? new Set()).add(sha));
    }
  }
  return [...versions]
    .filter(([, shas]) => shas.size > 1)
    .map(([action, shas]) => `${action} is used as ${[...shas].join(' and ')}; use one of them`);
}

function checkEvents(workflow: Workflow): string[] {
  const {issues} = (workflow.on ?? {}) as {readonly issues?: {readonly types?: unknown}};
  return eventsOf(workflow).flatMap((event) => {
    if (DANGEROUS_EVENTS.includes(event)) {
      return [
        `on: ${event} runs code from forks with secrets and write permissions; use pull_request`,
      ];
    }
    if (event === 'issues' && String(issues?.types) !== 'labeled') {
      return ['on: anyone can open and edit issues; write "types: [labeled]"'];
    }
    return OTHER_EVENTS.includes(event) || Object.hasOwn(OUTSIDE_EVENTS, event)
      ? []
      : [`on: ${event} is not in the lists in tests/content/workflows.ts`];
  });
}

/**
 * Checks a job that outsiders can trigger. It may either read what they have written or write to
 * the repository. Their text must never reach code of the site in a job with write permissions.
 */
function checkOutside(job: Job, events: readonly string[]): string[] {
  const steps = job.steps ?? [];
  const mayWrite = Object.values(job.permissions ?? {}).includes('write');
  return [
    ...events
      .filter(
        (event) => job.needs === undefined && !(job.if ?? '').includes(OUTSIDE_EVENTS[event]!),
      )
      .map((event) => `anyone can trigger it; check ${OUTSIDE_EVENTS[event]} in "if"`),
    ...(holdsToken(job.env) ? ['env: passes the token to all steps; pass it to one'] : []),
    ...steps.flatMap(({uses = '', run = '', with: inputs = {}, env}) => [
      ...(uses.startsWith('actions/checkout@') && ('ref' in inputs || 'repository' in inputs)
        ? ['checks out something other than main; read data with git, without a work tree']
        : []),
      ...(run.startsWith('npm ') && holdsToken(env)
        ? [`run: ${run} has the token; run it in a step without it`]
        : []),
      ...(mayWrite && (run.startsWith('npm ') || uses.startsWith('./'))
        ? [`has write permissions and runs ${run || uses}; let another job make a patch for it`]
        : []),
    ]),
  ];
}

const holdsToken = (env: unknown): boolean => TOKEN.test(JSON.stringify(env ?? ''));

/** All actions must be pinned by SHA, since a tag can be moved to other code. */
function checkReferences(document: Document, {own}: Surroundings): string[] {
  const problems: string[] = [];
  visit(document, {
    Pair(_, {key, value}) {
      if (!isScalar(key) || key.value !== 'uses' || !isScalar(value)) {
        return;
      }
      const reference = String(value.value);
      if (reference.startsWith('./')) {
        if (!own.includes(reference)) {
          problems.push(`uses: ${reference} does not exist`);
        }
      } else if (!/^[\w.-]+\/[\w./-]+@[\da-f]{40}$/.test(reference)) {
        problems.push(`uses: ${reference} is not pinned by the full SHA of a commit`);
      } else if (!/^ v\d+\.\d+\.\d+$/.test(value.comment ?? '')) {
        problems.push(`uses: ${reference} has no comment with its version, such as "# v1.2.3"`);
      }
    },
  });
  return problems;
}

function checkRights(place: string, {permissions}: Job): string[] {
  if (permissions === undefined) {
    return ['permissions are missing; write {} if it needs none'];
  }
  if (typeof permissions !== 'object' || permissions === null) {
    return [
      `permissions: ${JSON.stringify(permissions)} grants several permissions at once; list each`,
    ];
  }
  const allowed = WRITE_RIGHTS[place] ?? [];
  return Object.entries(permissions)
    .filter(([right, level]) => level === 'write' && !allowed.includes(right))
    .map(([right]) => `permissions: write access to ${right} is not allowed`);
}

/**
 * Anyone who can push a branch can use a secret of the repository. A secret of an environment is
 * limited to the branches that the environment allows.
 */
function checkSecrets(job: Job): string[] {
  const usesSecrets = job.secrets !== undefined || SECRET.test(JSON.stringify(job));
  return usesSecrets && job.environment === undefined
    ? ['uses secrets; keep them in an environment, and set it on the job']
    : [];
}

function checkSteps(
  steps: readonly Step[],
  surroundings: Surroundings,
  mayFail: boolean,
): readonly string[] {
  return steps.flatMap((step) => [
    ...(step.uses?.startsWith('actions/checkout@') && step.with?.['persist-credentials'] !== false
      ? ['checkout leaves the token on disk; set persist-credentials: false']
      : []),
    ...Object.entries(step.with ?? {})
      .filter(([, value]) => CHOSEN_BY_OTHERS.test(String(value)))
      .map(([input]) => `with: ${input} contains text that outsiders choose; pass it through env`),
    ...(step.run === undefined ? [] : checkRun(step.run, surroundings, mayFail)),
  ]);
}

function checkRun(run: string, {scripts, shellScripts}: Surroundings, mayFail: boolean): string[] {
  if (run.includes('${{')) {
    return [`run: ${run.trim()} is expanded before the shell runs; pass the value through env`];
  }
  return run
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && line !== 'npm ci' && !(mayFail && line === FAIL))
    .flatMap((line) => {
      const [shellScript] = /^\.github\/scripts\/[\w-]+\.sh(?=(?: [\w./:=-]+)*$)/.exec(line) ?? [];
      if (shellScript !== undefined) {
        return shellScripts.includes(shellScript) ? [] : [`run: ${shellScript} does not exist`];
      }
      const script = /^npm (?:run )?([\w:-]+)(?: -- [\w ./:=-]+)?$/.exec(line)?.[1];
      const isShort = script !== undefined && !line.startsWith('npm run ');
      if (script === undefined || (isShort && !['test', 'start'].includes(script))) {
        return [`run: ${line} is neither an npm script nor in .github/scripts`];
      }
      return scripts.includes(script) ? [] : [`run: the npm script "${script}" does not exist`];
    });
}

/** The job `required` must wait for all other jobs, and fail unless each has succeeded. */
function checkRequired(jobs: Readonly<Record<string, Job>>): string[] {
  const {required, ...others} = jobs;
  const needs = [required?.needs ?? []].flat();
  const conditions = (required?.steps ?? [])
    .filter(({run}) => run === FAIL)
    .map((step) => step.if ?? '');
  return [
    ...Object.keys(others)
      .filter((name) => !needs.includes(name))
      .map((name) => `job "required": must also need "${name}"`),
    ...(required?.if === 'always()'
      ? []
      : ['job "required": add "if: always()"; a skipped job counts as passed']),
    ...['failure', 'cancelled', 'skipped']
      .filter((result) => !conditions.some((c) => c.includes(`needs.*.result, '${result}'`)))
      .map((result) => `job "required": must fail if the result of another job is "${result}"`),
  ];
}

function eventsOf({on}: Workflow): readonly string[] {
  if (typeof on === 'string') {
    return [on];
  }
  return Array.isArray(on) ? on.map(String) : Object.keys(on ?? {});
}

function isEmpty(permissions: unknown): boolean {
  return (
    typeof permissions === 'object' && permissions !== null && Object.keys(permissions).length === 0
  );
}
