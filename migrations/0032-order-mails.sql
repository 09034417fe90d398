-- Which mails about a purchase were written: a job that runs twice writes each once.
create table order_mails (
  purchase_id bigint not null references purchases on delete cascade,
  what text not null,
  at timestamptz not null,
  primary key (purchase_id, what)
);
