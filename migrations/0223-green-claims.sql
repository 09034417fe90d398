-- How a seller proves what an offer claims of the environment (Directive 2024/825); empty: it proves nothing.
alter table offer_safety add column if not exists green_proof text not null default '';
