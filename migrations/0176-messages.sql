-- People talk: about a product or an order with its seller, about anything with the operator. A conversation has two sides: a person, and a
-- company or (where there is none) the operator.
create table conversations (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('product', 'order', 'operator')),
  person_id uuid not null references users,
  company_id int references companies,
  product_id int references products on delete set null,
  order_id bigint references orders,
  order_number text,
  -- What it is about, as it was called when it began; of the operator: the topic.
  subject text not null,
  created_at timestamptz not null,
  last_at timestamptz not null,
  -- Messages that a side has not read yet; a company and the operator read as one.
  person_unread int not null default 0,
  other_unread int not null default 0,
  -- Nobody writes any more: the operator has decided so.
  closed_at timestamptz,
  closed_reason text,
  check ((kind = 'operator') = (company_id is null)),
  check ((kind = 'order') = (order_id is not null))
);
create unique index conversations_product on conversations (person_id, product_id) where product_id is not null;
create index conversations_of_product on conversations (product_id) where product_id is not null;
create unique index conversations_order on conversations (order_id) where order_id is not null;
create index conversations_person on conversations (person_id, last_at desc, id desc);
create index conversations_company on conversations (company_id, last_at desc, id desc) where company_id is not null;
create index conversations_operator on conversations (last_at desc, id desc) where company_id is null;
create index conversations_person_unread on conversations (person_id, last_at desc, id desc) where person_unread > 0;
create index conversations_company_unread on conversations (company_id, last_at desc, id desc) where other_unread > 0;
create index conversations_age on conversations (last_at);

create table messages (
  id bigint generated always as identity primary key,
  conversation_id bigint not null references conversations on delete cascade,
  side text not null check (side in ('person', 'company', 'operator')),
  author_id uuid not null references users,
  -- Empty once its author is forgotten.
  words text not null,
  at timestamptz not null,
  erased boolean not null default false,
  -- Its words, folded, and whose inboxes it lies in.
  search tsvector not null
);
create index messages_conversation on messages (conversation_id, id desc);
create index messages_author on messages (author_id, id);
create index messages_search on messages using gin (search);

create table message_files (
  id bigint generated always as identity primary key,
  -- Null: no message took it yet.
  message_id bigint references messages on delete cascade,
  added_by uuid not null references users,
  name text not null,
  media text not null,
  size int not null,
  file_key text not null unique,
  added_at timestamptz not null
);
create index message_files_message on message_files (message_id) where message_id is not null;
create index message_files_waiting on message_files (added_by, id) where message_id is null;

-- Who wants to hear no more of whom.
create table message_blocks (
  person_id uuid not null references users,
  company_id int not null references companies,
  by_side text not null check (by_side in ('person', 'company')),
  at timestamptz not null,
  primary key (person_id, company_id, by_side)
);

create table message_reports (
  id bigint generated always as identity primary key,
  conversation_id bigint not null references conversations on delete cascade,
  -- Null: the whole conversation.
  message_id bigint references messages on delete cascade,
  by_side text not null check (by_side in ('person', 'company')),
  by_user uuid not null references users,
  reason text not null check (reason in ('fraud', 'outside', 'abuse', 'illegal', 'spam', 'else')),
  words text not null,
  at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references users,
  decision text check (decision in ('dismissed', 'warned', 'closed')),
  decision_words text
);
create unique index message_reports_open on message_reports (conversation_id, by_side) where decided_at is null;
create index message_reports_waiting on message_reports (at, id) where decided_at is null;
create index message_reports_decided on message_reports (decided_at desc, id desc) where decided_at is not null;
create index message_reports_conversation on message_reports (conversation_id);
create index message_reports_message on message_reports (message_id) where message_id is not null;

create table message_templates (
  id bigint generated always as identity primary key,
  company_id int not null references companies on delete cascade,
  name text not null,
  words text not null
);
create index message_templates_company on message_templates (company_id, id);

-- When somebody was last told by mail, and since when something waits that nobody told of.
create table message_readers (
  user_id uuid primary key references users,
  unread_since timestamptz,
  mailed_at timestamptz,
  digest boolean not null default true
);
create index message_readers_due on message_readers (unread_since) where unread_since is not null and digest;
