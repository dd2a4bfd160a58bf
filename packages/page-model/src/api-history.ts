/** How the literals that a prop takes changed in a version. */
export interface TypeChange {
  readonly version: string;
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/** A default that changed in a version; a side is left out where there was or is none. */
export interface DefaultChange {
  readonly version: string;
  readonly from?: string;
  readonly to?: string;
}

/** The life of a prop; versions are minors, such as `6.5`. */
export interface PropHistory {
  /** First version that has it; left out where the oldest one of the record had it. */
  readonly since?: string;
  /** First version that marks it as deprecated. */
  readonly deprecated?: string;
  /** First version without it. */
  readonly removed?: string;
  /** Names that the advice of its deprecation gives in backticks. */
  readonly replacement?: readonly string[];
  /** Oldest first. */
  readonly types?: readonly TypeChange[];
  /** Oldest first. */
  readonly defaults?: readonly DefaultChange[];
}

/** The life of a component; its props are those with something to tell. */
export interface ComponentHistory extends Omit<PropHistory, 'types' | 'defaults'> {
  readonly props?: Readonly<Record<string, PropHistory>>;
}

/** Facts about a library's API over its versions: names, types and defaults, no prose. */
export interface ApiHistory {
  /** Head of the file: what it is and what writes it. */
  readonly about?: string;
  readonly library: string;
  /** The last patch of every minor that was read, oldest first. */
  readonly versions: readonly string[];
  /** Components and interfaces, by name. */
  readonly components: Readonly<Record<string, ComponentHistory>>;
  /** Hooks and functions, by name. */
  readonly functions?: Readonly<Record<string, PropHistory>>;
}

/** An area with a recorded API: its packages share their version numbers. */
export interface RecordedArea {
  /** Id of the area. */
  readonly id: string;
  readonly packages: readonly string[];
  /** Minors, oldest first. */
  readonly versions: readonly string[];
}

/** How the API of one of an area's libraries came to be. */
export interface LibraryRecord extends Pick<ApiHistory, 'components' | 'functions'> {
  /** Path that its API pages start with. */
  readonly prefix: string;
}

/** What is fetched of an area to read it for another version than the documented one. */
export interface AreaRecord {
  /** All areas of the site that are on record, since a project names the versions of several. */
  readonly areas: readonly RecordedArea[];
  readonly libraries: readonly LibraryRecord[];
}

/** One change of a component or of its prop, as an API page tells it. */
export interface ApiChange {
  /** Minor version, such as `6.5`. */
  readonly version: string;
  readonly kind: 'added' | 'deprecated' | 'removed' | 'type' | 'default';
  /** The prop that changed; left out where the component itself did. */
  readonly prop?: string;
  /** Of a deprecation: what to use instead. */
  readonly replacement?: readonly string[];
  /** Of a type: literals that it gained and lost. Of a default: the new one and the old one. */
  readonly added?: readonly string[];
  readonly removed?: readonly string[];
}
