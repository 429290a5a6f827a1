  spent <- orders |>
    inner_join(customers, by = "customer_id", na_matches = "never") |>
    group_by(name, country) |>
    summarise(spent = sum(amount, na.rm = TRUE), .groups = "drop") |>
    group_by(country) |>
    mutate(share = spent / sum(spent)) |>
    ungroup()
  write_csv(spent, file.path(output_dir, "share_of_country.csv"), na = "")
