-- Who wants no mail asking for reviews, by a keyed digest of the address: it tells nobody who that is.
create table mail_refusals (
  address_digest bytea primary key,
  at timestamptz not null
);
